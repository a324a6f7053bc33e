import type { Language } from '../../refusals/languages.ts'
import { traditional } from '../../refusals/traditional.ts'
import { enUs } from './en-us.ts'
import { jp } from './jp.ts'
import { ko } from './ko.ts'
import { mlxy } from './mlxy.ts'
import type { MessageTexts, WordedTemplate } from './shape.ts'
import { tai } from './tai.ts'
import { vl } from './vl.ts'
import { xi } from './xi.ts'
import { zhCn } from './zh-cn.ts'

export type { MessageTexts, WordedTemplate } from './shape.ts'

const zhHant = Object.fromEntries(
  Object.entries(zhCn).map(([name, { title, text }]) => [
    name as WordedTemplate,
    { title: traditional(title), text: traditional(text) },
  ]),
) as MessageTexts

export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  'en-us': enUs,
  ko,
  jp,
  tai,
  mlxy,
  vl,
  xi,
  'zh-cn': zhCn,
  'zh-hant': zhHant,
}
