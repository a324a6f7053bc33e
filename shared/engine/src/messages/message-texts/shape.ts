import type { Text } from '@shared/phrases'

/** message-words.ts fills {placeholders} with values as the language writes them, with their unit. */
export type MessageTexts = Readonly<{ title: Text; text: Text }>
