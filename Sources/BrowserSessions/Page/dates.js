// Gives everything in the page's own world that tells the date another clock. `time` returns whole milliseconds since 1970,
// and `origin` is when `performance.now()` was 0.
const setDates = (time, origin) => {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) => Reflect.construct(target, values.length ? values : [time()], self),
    apply: () => new RealDate(time()).toString(),
    get: (target, key) => key === 'now' ? time : Reflect.get(target, key),
  });
  RealDate.prototype.constructor = globalThis.Date;
  Object.defineProperty(performance, 'timeOrigin', { value: origin, configurable: true });

  // Without a date, a format takes the present. The function of a format is the same whenever a page reads it.
  const formats = Intl.DateTimeFormat.prototype, { formatToParts } = formats, functions = new WeakMap();
  const { get: functionOf } = Object.getOwnPropertyDescriptor(formats, 'format');
  const dated = format => (date = time()) => format(date);
  Object.defineProperty(formats, 'format', { get() {
    const real = functionOf.call(this);
    if (!functions.has(real)) functions.set(real, dated(real));
    return functions.get(real);
  } });
  formats.formatToParts = function (date = time()) { return formatToParts.call(this, date) };

  const { Instant, Now } = globalThis.Temporal ?? {};
  if (!Now) return;
  const { fromEpochMilliseconds } = Instant, { timeZoneId } = Now;
  const { toZonedDateTimeISO } = Instant.prototype;
  const instant = () => fromEpochMilliseconds(time());
  const dateIn = (zone = timeZoneId()) => toZonedDateTimeISO.call(instant(), zone);
  Object.assign(Now, {
    instant,
    zonedDateTimeISO: dateIn,
    plainDateTimeISO: zone => dateIn(zone).toPlainDateTime(),
    plainDateISO: zone => dateIn(zone).toPlainDate(),
    plainTimeISO: zone => dateIn(zone).toPlainTime(),
  });
};
