/** The words of all messages. */
import type { Template } from '../templates.ts'
import { accountTexts } from './account.ts'
import { moneyTexts } from './money.ts'
import { productTexts } from './products.ts'
import type { MessageTexts } from './shape.ts'

export type { MessageTexts } from './shape.ts'

/** The operator writes the desk's messages. */
export type WordedTemplate = Exclude<Template, 'desk'>

export const messageTexts = {
  ...moneyTexts,
  ...productTexts,
  ...accountTexts,
} as const satisfies Readonly<Record<WordedTemplate, MessageTexts>>
