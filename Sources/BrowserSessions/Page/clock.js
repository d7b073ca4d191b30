// A clock for the page that stands still until the session moves it: timers, dates and animations with an end.
// It is installed in the page's own world, before any script of the page.

const KEY = '__rehearseClock', STORED = '__rehearse.clock';
const real = { setTimeout, now: performance.now.bind(performance), dateNow: Date.now, requestAnimationFrame, cancelAnimationFrame, fetch };
// An image that is named like them would hide those of the document.
const { get: readyState } = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState'), { getAnimations } = Document.prototype;
const realTime = time => new Promise(resolve => real.setTimeout.call(window, resolve, time));
const frames = count => new Promise(resolve => {
  real.setTimeout.call(window, resolve, 50 * count);
  const next = left => left ? real.requestAnimationFrame.call(window, () => next(left - 1)) : resolve();
  next(count);
});

// Lets promises and messages go on before anything else happens.
const channel = new MessageChannel();
const task = () => new Promise(resolve => { channel.port1.onmessage = resolve; channel.port2.postMessage(0) });

// What is due at a time in ms since the launch, of this page.
const timers = new Map(), pictures = new Set();
let now = 0, count = 0, level = 0, isLeaving = false, isUnfinished = false;

// Nested timers rest for at least 4 ms, as in the HTML standard.
const start = (handler, time, values, repeats) => {
  const rest = Math.max(+time || 0, level >= 5 ? 4 : 0), interval = repeats ? Math.max(rest, 1) : null;
  const run = typeof handler === 'function' ? () => handler(...values) : () => (0, eval)(String(handler));
  timers.set(++count, { due: now + rest, interval, level: level + 1, run });
  return count;
};

const fire = (id, timer) => {
  if (timer.interval === null) timers.delete(id); else timer.due += timer.interval;
  level = timer.level;
  try { timer.run() } catch (error) { reportError(error) }
};

// The session names times in whole microseconds, so that what is due may be less than one of them later.
const isPast = time => time < now + 0.001;

const nextTimer = () => [...timers].reduce((first, entry) => !first || entry[1].due < first[1].due ? entry : first, null);

Object.assign(globalThis, {
  setTimeout: (handler, time, ...values) => start(handler, time, values, false),
  setInterval: (handler, time, ...values) => start(handler, time, values, true),
  clearTimeout: id => { timers.delete(id) },
  clearInterval: id => { timers.delete(id) },
  requestIdleCallback: run => start(() => run({ didTimeout: false, timeRemaining: () => 50 }), 1, [], false),
  cancelIdleCallback: id => { timers.delete(id) },
  // Frames are drawn in real time, and say what time it is on this clock.
  requestAnimationFrame: run => {
    const id = real.requestAnimationFrame.call(window, () => { pictures.delete(id); run(now) });
    pictures.add(id);
    return id;
  },
  cancelAnimationFrame: id => { pictures.delete(id); real.cancelAnimationFrame.call(window, id) },
});

// A task with a delay waits on this clock, and then for its turn.
const { scheduler } = globalThis, postTask = scheduler?.postTask;
if (postTask) scheduler.postTask = function (run, options) {
  const rest = options?.delay, post = () => postTask.call(this, run, { ...options, delay: 0 });
  if (!(rest > 0)) return postTask.apply(this, arguments);
  return new Promise((resolve, reject) => { start(() => post().then(resolve, reject), rest, [], false) });
};

// A page may work until some milliseconds are over, and then give the browser its turn. On a clock that stands still it
// would work for ever, so after very many readings each takes some time. The next move of the clock makes up for it.
let readings = 0, latestReading = 0;
performance.now = () => {
  if (now > latestReading) [readings, latestReading] = [0, now];
  if (++readings > 10000) latestReading += 0.01;
  return latestReading;
};

// A new document of the page goes on where the last one stopped.
const keep = () => { try { sessionStorage.setItem(STORED, JSON.stringify([now, epoch])) } catch {} };
let epoch = /*epoch*/null ?? real.dateNow();
try { [now, epoch] = JSON.parse(sessionStorage.getItem(STORED)) ?? [now, epoch] } catch {}

setDates(() => epoch + Math.floor(now), epoch);

// Requests are answered in real time, in which this clock stands still. Those to one address that follow each other
// without a pause are one sequence, such as those of a long poll, which is asked anew after each answer.
const requests = new Map(), sequences = new Map();

const isOpen = sequence => [...requests.values()].includes(sequence);

const sequenceOf = key => {
  const known = sequences.get(key);
  if (known && (isOpen(known) || real.now() - known.end < 50)) return known;
  const sequence = { begin: real.now(), end: 0, isEndless: false };
  sequences.set(key, sequence);
  return sequence;
};

const note = (request, key) => { requests.set(request, sequenceOf(key)) };
const noteEnd = request => {
  const sequence = requests.get(request);
  if (requests.delete(request)) sequence.end = real.now();
};
const counted = (promise, key) => { note(promise, key); return promise.finally(() => { noteEnd(promise) }) };

const keyOf = (method, address) => {
  try { return `${method} ${new URL(address, document.baseURI).href.split(/[?#]/)[0]}` } catch { return '' }
};

// The keys of requests and answers.
const keys = new WeakMap();
globalThis.fetch = (...values) => {
  const key = keyOf(values[1]?.method ?? values[0]?.method ?? 'GET', values[0]?.url ?? values[0]);
  return counted(real.fetch.apply(globalThis, values).then(answer => { keys.set(answer, key); return answer }), key);
};
for (const name of ['arrayBuffer', 'blob', 'formData', 'json', 'text']) {
  const read = Response.prototype[name];
  Response.prototype[name] = function () { return counted(read.call(this), keys.get(this)) };
}
const { open, send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (...values) { keys.set(this, keyOf(...values)); return open.apply(this, values) };
XMLHttpRequest.prototype.send = function (...values) {
  note(this, keys.get(this));
  this.addEventListener('loadend', () => { noteEnd(this) }, { once: true });
  return send.apply(this, values);
};

// A page that leaves is waited for. If it stays after all, the session says so.
addEventListener('beforeunload', () => { isLeaving = true });
addEventListener('pagehide', keep);
addEventListener('pageshow', () => { isLeaving = false });

// Whether something is under way that no clock can hasten.
const isBusy = () => [...requests.values()].some(sequence => !sequence.isEndless) || !isUnfinished && readyState.call(document) !== 'complete';

// The longest time in ms that a move of the clock waits for that.
const PATIENCE = 10000;

// After that time, the clock no longer waits for requests that are at least half as old: they may never end.
const giveUp = () => {
  for (const sequence of requests.values()) if (real.now() - sequence.begin >= PATIENCE / 2) sequence.isEndless = true;
  isUnfinished = readyState.call(document) !== 'complete';
};

// Waits in real time until the page and its frames are not busy.
const quiet = async () => {
  for (const begin = real.now(); clocks().some(each => each.isBusy()); await realTime(2)) {
    if (real.now() - begin >= PATIENCE) return clocks().forEach(each => each.giveUp());
  }
};

// Animations with an end stand still as well. At a rate of 0 they count as running.
const held = new Map();
const end = animation => animation.effect?.getComputedTiming().endTime ?? Infinity;

const hold = () => {
  for (const animation of getAnimations.call(document, { subtree: true })) {
    if (held.has(animation) || animation.playState !== 'running' || !(end(animation) < Infinity)) continue;
    animation.playbackRate = 0;
    animation.currentTime = 0;
    held.set(animation, now);
  }
};
for (const name of ['animationstart', 'transitionrun', 'click', 'focusin', 'focusout']) addEventListener(name, () => { hold() }, true);

const nextEnd = () => Math.min(...[...held].filter(([animation]) => animation.playState === 'running').map(([animation, begin]) => begin + end(animation)), Infinity);

// Moves animations to the present; those that end get their events with the next frame.
const animate = () => {
  let hasEnded = false;
  for (const [animation, begin] of held) {
    if (animation.playState !== 'running') { held.delete(animation); continue }
    const isOver = isPast(begin + end(animation));
    if (isOver) { animation.playbackRate = 1; held.delete(animation); hasEnded = true }
    animation.currentTime = Math.min(now - begin, end(animation));
  }
  return hasEnded;
};

// The same clock in the page's frames, if they are of the same site.
const clocks = () => {
  const inner = Array.from({ length: window.length }, (_, index) => { try { return window[index][KEY]?.linked() ?? [] } catch { return [] } });
  return [clock, ...inner.flat()];
};

// Runs everything of a clock that is due by now, at most 1,000 timers. If a frame goes, its promises never end.
const run = async each => {
  if (each.animate()) await frames(2);
  for (let left = 1000; left > 0 && clocks().includes(each) && each.fireNext(); left--) {
    // What the timer's promises start is nested in it as well.
    await task();
    each.endTurn();
  }
};

const clock = {
  linked: () => clocks(),
  isBusy,
  giveUp,
  // When something is due; with pictures under way, the next of them.
  due: () => { hold(); return Math.min(nextTimer()?.[1].due ?? Infinity, nextEnd(), pictures.size > 0 ? now + 16 : Infinity) },
  set: time => { now = Math.max(now, time); keep() },
  animate,
  // Runs the first timer that is due by now; false without one.
  fireNext: () => {
    const first = nextTimer(), isDue = isPast(first?.[1].due);
    if (isDue) fire(...first);
    return isDue;
  },
  endTurn: () => { level = 0 },
  isLeaving: () => isLeaving,
  stay: () => { isLeaving = false },
  isAwaited: () => requests.size > 0,
  // The time of the next event, at most a limit in ms, or `leaving` if the page leaves.
  next: async limit => {
    await quiet();
    const time = () => Math.max(now, Math.min(limit, ...clocks().map(each => each.due())));
    // An answer that the clock no longer waits for may just be coming.
    if (clocks().some(each => each.isAwaited())) {
      await realTime(Math.min(time() - now, 10));
      await quiet();
    }
    return clocks().some(each => each.isLeaving()) ? 'leaving' : time();
  },
  // Moves the clock to the next event, at most to a limit in ms, and returns the time, or `leaving` if the page leaves.
  step: async limit => {
    await quiet();
    if (clocks().some(each => each.isLeaving())) return 'leaving';
    const all = clocks();
    const time = Math.max(now, Math.min(limit, ...all.map(each => each.due())));
    for (const each of all) each.set(time);
    for (const each of all) await run(each);
    await (pictures.size > 0 ? frames(1) : task());
    await quiet();
    return clocks().some(each => each.isLeaving()) ? 'leaving' : now;
  },
  now: () => now,
};
Object.defineProperty(globalThis, KEY, { value: Object.freeze(clock) });
