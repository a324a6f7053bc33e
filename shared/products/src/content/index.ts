/** Content's door for the rest of the exchange. */
import { addressedBeat } from './addressed.ts'
import { helpReadsBeat } from './help-reads.ts'
import { contentBeat } from './messages.ts'

export { countUnread } from '@shared/engine/messages/message-counts'
export { type Message, notify } from '@shared/engine/messages/notify'
export { type Template, templates } from '@shared/engine/messages/templates'
export { contentActions } from './actions.ts'
export { contentCalls } from './calls.ts'
export { seedContent } from './seed/index.ts'
export { settingOf } from './settings.ts'

export const contentBeats = [contentBeat, addressedBeat, helpReadsBeat] as const
