import type { Language } from '../languages.ts'
import { traditional } from '../traditional.ts'
import { enUs } from './en-us.ts'
import { jp } from './jp.ts'
import { ko } from './ko.ts'
import { mlxy } from './mlxy.ts'
import type { Texts } from './shape.ts'
import { tai } from './tai.ts'
import { vl } from './vl.ts'
import { xi } from './xi.ts'
import { zhCn } from './zh-cn.ts'

const derived = <Name extends string>(words: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(words).map(([name, word]) => [name, traditional(word)])) as typeof words

export const texts: Record<Language, Texts> = {
  'en-us': enUs,
  ko,
  jp,
  tai,
  mlxy,
  vl,
  xi,
  'zh-cn': zhCn,
  'zh-hant': {
    refusals: derived(zhCn.refusals),
    states: derived(zhCn.states),
    fields: derived(zhCn.fields),
    pauses: derived(zhCn.pauses),
    remainders: derived(zhCn.remainders),
    causes: derived(zhCn.causes),
  },
}
