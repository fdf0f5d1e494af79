/** In the folder of the engine's data: the number of its process, as `engine-process-with-pid.ts` writes it. */
export const pidFile = 'engine.pid'
