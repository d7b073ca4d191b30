"""Measures one scenario of 14 steps in Chromium, with this tool, Playwright and Selenium.

usage: compare.py REHEARSE [ROUNDS]

The page is the quiz in Tests/WebTwins. It takes 550 ms of its own: 50 ms for the start, and 500 ms in which its first
question slides in. Each tool is run once for all rounds, so that its start does not count. The time of a fresh browser
context is shown apart: Selenium has none, and all of its rounds share cookies and storage.
Playwright and Selenium are skipped if Python does not find them.
"""

import functools
import http.server
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
APP_TIME = 550
ANSWERS = [("One", "Jack Sparrow"), ("Johnny Depp", "Fight Club"), ("1999", "Oscars")]

SCENARIO = """
name: Three questions
app: trivia
launch: {arguments: [isUITesting]}
steps:
  - waitFor: {element: {id: QuestionTitle}, exists: true}
  - waitFor: {element: {id: QuestionTitle}, label: {contains: Oscars}}
""" + "".join(
    f"""  - tap: {{button: "{answer}"}}
  - tap: {{id: NextQuestion}}
  - waitFor: {{element: {{id: QuestionTitle}}, label: {{contains: {word}}}}}
"""
    for answer, word in ANSWERS
) + """  - assert: {element: {id: AnswerResult}, exists: false}
  - assert: {element: {id: NextQuestion}, exists: false}
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/trivia.html"


class Clock:
    """The time of each step in ms, and of what is done between two rounds for a fresh context."""

    def __init__(self):
        self.contexts, self.runs, self.steps = [], [], []

    def begin(self, context):
        self.contexts.append(context)
        self.steps.append([])

    def step(self, action):
        start = time.perf_counter()
        action()
        self.steps[-1].append((time.perf_counter() - start) * 1000)

    def end(self):
        self.runs.append(sum(self.steps[-1]))


def playwright(page, rounds):
    from playwright.sync_api import expect, sync_playwright

    clock = Clock()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for _ in range(rounds):
            start = time.perf_counter()
            context = browser.new_context(viewport={"width": 375, "height": 667}, has_touch=True)
            tab = context.new_page()
            clock.begin((time.perf_counter() - start) * 1000)
            title, following = tab.locator("[data-testid=QuestionTitle]"), tab.locator("[data-testid=NextQuestion]")
            clock.step(lambda: tab.goto(page + "?arg=isUITesting"))
            clock.step(lambda: expect(title).to_be_visible())
            clock.step(lambda: expect(title).to_contain_text("Oscars"))
            for answer, word in ANSWERS:
                clock.step(lambda: tab.get_by_role("button", name=answer, exact=True).tap())
                clock.step(following.tap)
                clock.step(lambda: expect(title).to_contain_text(word))
            clock.step(lambda: expect(tab.locator("[data-testid=AnswerResult]")).to_have_count(0))
            clock.step(lambda: expect(following).to_have_count(0))
            clock.end()
            context.close()
        browser.close()
    return clock


def selenium(page, rounds):
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for option in ("--headless=new", "--no-sandbox", "--window-size=500,820"):
        options.add_argument(option)
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))

    def until(condition):
        WebDriverWait(driver, 5, ignored_exceptions=(Exception,)).until(lambda _: condition())

    def find(name):
        return driver.find_element(By.CSS_SELECTOR, f"[data-testid={name}]")

    def absent(name):
        return not driver.find_elements(By.CSS_SELECTOR, f"[data-testid={name}]")

    clock = Clock()
    for _ in range(rounds):
        clock.begin(0)  # all rounds share cookies and storage
        clock.step(lambda: driver.get(page + "?arg=isUITesting"))
        clock.step(lambda: until(lambda: find("QuestionTitle").is_displayed()))
        clock.step(lambda: until(lambda: "Oscars" in find("QuestionTitle").text))
        for answer, word in ANSWERS:
            path = f'//button[normalize-space()="{answer}"]'
            clock.step(lambda: until(lambda: driver.find_element(By.XPATH, path).click() or True))
            clock.step(lambda: until(lambda: find("NextQuestion").click() or True))
            clock.step(lambda: until(lambda: word in find("QuestionTitle").text))
        clock.step(lambda: until(lambda: absent("AnswerResult")))
        clock.step(lambda: until(lambda: absent("NextQuestion")))
        clock.end()
    driver.quit()
    return clock


def run_tool(tool, page, rounds):
    """The seconds that a run takes, and the times of the steps of each round in ms."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "rehearse.yaml").write_text(f"apps: {{trivia: {{web: \"{page}\"}}}}\njobs: 1\n")
        (folder / "quiz.yaml").write_text(SCENARIO)
        start = time.perf_counter()
        subprocess.run(
            [tool, "run", "quiz.yaml", "--on", "chromium", "--repeat", str(rounds), "--report", "json-lines=run.jsonl"],
            cwd=folder, check=True, capture_output=True,
        )
        seconds = time.perf_counter() - start
        events = [json.loads(line) for line in (folder / "run.jsonl").read_text().splitlines()]
    cases = [event["attempts"][0]["steps"] for event in events if event["type"] == "case-finished"]
    return seconds, [[step["end"] - step["start"] for step in steps] for steps in cases]


def rehearse(tool, page, rounds):
    """A fresh context takes what each further round adds to the run, less the round's steps."""
    one, _ = run_tool(tool, page, 1)
    all_rounds, steps = run_tool(tool, page, rounds)
    clock = Clock()
    clock.steps = steps
    clock.runs = [sum(times) for times in steps]
    added = (all_rounds - one) * 1000 / (rounds - 1)
    clock.contexts = [max(0, added - statistics.mean(clock.runs[1:]))]
    return clock


def measured(name, run):
    try:
        clock = run()
    except ModuleNotFoundError as missing:
        print(f"{name:12} skipped: Python has no module '{missing.name}'")
        return
    whole, context = statistics.median(clock.runs), statistics.median(clock.contexts)
    steps = [statistics.median(step) for step in zip(*clock.steps)]
    print(
        f"{name:12} {whole:7.0f} ms, {whole - APP_TIME:5.0f} ms less the app's, a fresh context {context:4.0f} ms,"
        f" a tap {statistics.median(steps[3:12:3]):4.0f} ms; steps " + " ".join(f"{step:.0f}" for step in steps)
    )


def main():
    tool, rounds = sys.argv[1], int((sys.argv[2:] or ["9"])[0])
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "Tests/WebTwins", folder, dirs_exist_ok=True)
        shutil.copytree(ROOT / "Scenarios/trivia/data", pathlib.Path(folder) / "data")
        page = serve(folder)
        measured("rehearse", lambda: rehearse(tool, page, rounds))
        measured("playwright", lambda: playwright(page, rounds))
        measured("selenium", lambda: selenium(page, rounds))


if __name__ == "__main__":
    main()
