/** Content's door for the rest of the exchange. */

export { contentActions } from './actions.ts'
export { addressedBeat } from './addressed.ts'
export { contentCalls } from './calls.ts'
export { countUnread } from './message-counts.ts'
export { contentBeat } from './messages.ts'
export { type Message, notify } from './notify.ts'
export { seedContent } from './seed/index.ts'
export { settingOf } from './settings.ts'
export { type Template, templates } from './templates.ts'
