/** What the worker does when a message comes for a person whose app is closed. */
export function followPush(): void {}
