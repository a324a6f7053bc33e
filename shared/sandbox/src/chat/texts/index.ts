import type { Language } from '@shared/engine/refusals/languages'
import { traditional } from '@shared/engine/refusals/traditional'
import { fold } from '@shared/format/fold'
import { enUs } from './en-us.ts'
import { jp } from './jp.ts'
import { ko } from './ko.ts'
import { mlxy } from './mlxy.ts'
import type { ChatTexts } from './shape.ts'
import { tai } from './tai.ts'
import { vl } from './vl.ts'
import { xi } from './xi.ts'
import { zhCn } from './zh-cn.ts'

const derived = <Name extends string>(words: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(words).map(([name, word]) => [name, traditional(word)])) as typeof words

export const chatTexts: Readonly<Record<Language, ChatTexts>> = {
  'en-us': enUs,
  ko,
  jp,
  tai,
  mlxy,
  vl,
  xi,
  'zh-cn': zhCn,
  'zh-hant': {
    words: derived(zhCn.words),
    labels: derived(zhCn.labels),
    visitor: traditional(zhCn.visitor),
    human: zhCn.human.map(traditional),
    idle: traditional(zhCn.idle),
  },
}

/** In whatever language somebody asks for a person. */
export const humanWords: readonly string[] = Object.values(chatTexts).flatMap(({ human }) => human)

/** As texts are looked through. */
export const idleWords: ReadonlySet<string> = new Set(
  Object.values(chatTexts).flatMap(({ idle }) => fold(idle).split(' ')),
)
