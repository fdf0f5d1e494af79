// Types only. At run time Temporal is the browser's own or that of `load-form.ts`.
/// <reference lib="esnext.temporal" />
