// Types only. The running code gets Temporal from the browser or, where that has none, from `load-temporal.ts`.
/// <reference lib="esnext.temporal" />
