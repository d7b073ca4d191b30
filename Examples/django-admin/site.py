"""Django's own admin, without a line of an app of ours: its users and groups, in a new database at each start."""

import pathlib
import tempfile

import django
from django.conf import settings
from django.core.management import call_command

ADDRESS = "127.0.0.1:8765"
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="django-admin-"))

settings.configure(
    DEBUG=True,
    SECRET_KEY="only for a database that is thrown away",
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["127.0.0.1"],
    INSTALLED_APPS=[
        "django.contrib.admin",
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.messages",
        "django.contrib.sessions",
        "django.contrib.staticfiles",
    ],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {
                "context_processors": [
                    "django.template.context_processors.request",
                    "django.contrib.auth.context_processors.auth",
                    "django.contrib.messages.context_processors.messages",
                ]
            },
        }
    ],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": FOLDER / "database.sqlite3"}},
    AUTH_PASSWORD_VALIDATORS=[{"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"}],
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    STATIC_URL="static/",
    TIME_ZONE="UTC",
    USE_TZ=True,
)
django.setup()

from django.contrib import admin  # noqa: E402: needs the settings
from django.urls import path  # noqa: E402

urlpatterns = [path("admin/", admin.site.urls)]


def main():
    from django.contrib.auth.models import User

    call_command("migrate", verbosity=0)
    User.objects.create_superuser("admin", "admin@example.org", "open sesame")
    for name in ("ada", "grace", "margaret"):
        User.objects.create_user(name, f"{name}@example.org", "a long password")
    call_command("runserver", ADDRESS, use_reloader=False)


if __name__ == "__main__":
    main()
