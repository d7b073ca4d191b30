// Calls of the tool that serves the page.

// The address ends with a secret. The tab remembers it, and it goes neither into the history nor to another page.
const key = "token";
if (location.hash.length > 1) {
  sessionStorage.setItem(key, location.hash.slice(1));
  history.replaceState(null, "", location.pathname + location.search);
}
const token = sessionStorage.getItem(key) ?? "";

// Calls the tool, with POST if there is a body. The answer has a status, and JSON or the text of a refusal.
// Throws if the tool does not answer.
export async function call(path, body) {
  const headers = { Authorization: `Bearer ${token}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: "no-store",
  });
  const isJSON = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  return { status: answer.status, value: isJSON ? await answer.json() : (await answer.text()).trim() };
}

// Calls the tool and returns the JSON. Throws a Refusal if the tool refuses.
export async function ask(path, body) {
  const { status, value } = await call(path, body);
  if (status !== 200) throw new Refusal(status, typeof value === "string" ? value : value.failure);
  return value;
}

export class Refusal extends Error {
  constructor(status, reason) {
    super(reason);
    this.status = status;
  }
}

// Gets everything, and then each change as long as the tool runs. `take` gets the answers and returns the number of
// the last change that it knows. Throws at the end of the tool; one that restarts may be away for some seconds.
export async function follow(everything, take, { restarts = true } = {}) {
  let answer = await ask(everything);
  for (;;) {
    const known = take(answer);
    await isVisible();
    answer = await ask(`/api/changes?after=${known}`).catch(() => askAgain(everything, restarts ? pauses : [100]));
  }
}

const pauses = [100, 200, 400, 800, 1600, 3200];

// A tool that an app model has ended starts again at once, and then answers.
async function askAgain(everything, pauses) {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await ask(everything);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  throw new Error("the tool has ended");
}

// Browsers open few connections to one address. Tabs that nobody sees leave them to the others.
function isVisible() {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
}
