const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))

/** @returns when the browser has nothing better to do; where it cannot tell (Safari), after a moment */
export const idle = (): Promise<void> => new Promise(resolve => whenIdle(() => resolve()))
