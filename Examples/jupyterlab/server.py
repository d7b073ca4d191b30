"""JupyterLab in a new folder with two files, with settings of its own."""

import os
import pathlib
import shutil
import tempfile

folder = pathlib.Path(tempfile.mkdtemp(prefix="jupyterlab-"))
files = folder / "files"
files.mkdir()
(files / "cities.csv").write_text("city,inhabitants\nReykjavik,140000\nTallinn,450000\n")
(files / "notes.md").write_text("# Notes\n\nBuy *bread*.\n")

# The question about news comes at its own time, so it is answered in advance.
notifications = folder / "settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings"
notifications.parent.mkdir(parents=True)
notifications.write_text('{"fetchNews": "false", "checkForUpdates": false}')

for name in ("CONFIG", "DATA", "RUNTIME"):
    os.environ[f"JUPYTER_{name}_DIR"] = str(folder / name.lower())
os.environ["JUPYTERLAB_SETTINGS_DIR"] = os.environ["JUPYTERLAB_WORKSPACES_DIR"] = str(folder / "settings")

os.execvp(
    shutil.which("jupyter"),
    [
        "jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1", "--port=8766", "--port-retries=0",
        f"--ServerApp.root_dir={files}", "--IdentityProvider.token=",
    ],
)
