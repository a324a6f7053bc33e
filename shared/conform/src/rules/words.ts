/** A refusal is said in the language that was asked for. */
import { myUserInfoCall } from '@shared/contract'
import type { Texts } from '@shared/contract/config'
import type { Exam } from '../exam.ts'

/** The tag by which the phone asks in each of the app's languages. */
const tags = {
  ko: 'ko-KR',
  jp: 'ja-JP',
  tai: 'th-TH',
  mlxy: 'ms-MY',
  vl: 'vi-VN',
  xi: 'es-ES',
  'zh-cn': 'zh-Hans',
  'zh-hant': 'zh-Hant',
} satisfies Record<Exclude<keyof Texts, 'en-us'>, string>

export async function tryWords(exam: Exam): Promise<void> {
  const { path } = myUserInfoCall
  const said = async (language: string) => (await exam.wire({ method: 'GET', path, language })).envelope?.message
  const english = (await exam.ask(myUserInfoCall, {}, 'visitor')).reply.envelope?.message
  for (const language of Object.values(tags)) {
    const message = await said(language)
    if (message === english)
      return exam.find(myUserInfoCall, 'language', `Accept-Language: ${language}, no token`, `"${message}"`)
  }
}
