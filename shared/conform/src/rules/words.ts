/** A refusal is said in the language that was asked for. */
import { myUserInfoCall } from '@shared/contract'
import type { Exam } from '../exam.ts'

/** As the phone asks in each of the app's languages. */
const LANGUAGES = ['ko-KR', 'ja-JP', 'th-TH', 'ms-MY', 'vi-VN', 'es-ES', 'zh-Hans', 'zh-Hant']

export async function tryWords(exam: Exam): Promise<void> {
  const { path } = myUserInfoCall
  const said = async (language: string) => (await exam.wire({ method: 'GET', path, language })).envelope?.message
  const english = (await exam.ask(myUserInfoCall, {}, 'visitor')).reply.envelope?.message
  for (const language of LANGUAGES) {
    const message = await said(language)
    if (message === english)
      return exam.find(myUserInfoCall, 'language', `Accept-Language: ${language}, no token`, `"${message}"`)
  }
}
