/** Signs in whoever is looked at, and a stranger beside. */
import { loginCall, registerCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import type { Exam, Person } from '../exam.ts'
import { randomText } from '../seal.ts'

/** Of those that are registered here. */
export const PASSWORD = 'waterline-7'

/** @returns a token, '' where nobody is let in so */
async function register(exam: Exam): Promise<Person & { token: string }> {
  const account = `conform_${randomText(8).toLowerCase()}`
  const who = {
    registerType: registerTypes.account,
    account,
    password: PASSWORD,
    agreed: true,
    deviceId: randomText(32),
  }
  const { value } = await exam.ask(registerCall, who, 'visitor')
  return { account, password: PASSWORD, token: value?.token ?? '' }
}

async function logIn(exam: Exam, { account, password }: Person): Promise<string> {
  const { value } = await exam.ask(loginCall, { account, password, deviceId: randomText(32) }, 'visitor')
  return value?.token ?? ''
}

/** Whose test account has money; without one two strangers are looked at. A token goes before a log-in. */
export type Own = { person?: Person | undefined; token?: string | undefined }

export async function enter(exam: Exam, { person, token }: Own): Promise<void> {
  const stranger = await register(exam)
  exam.tokens.stranger = stranger.token
  const own = person ?? (token ? stranger : await register(exam))
  exam.tokens.person = token || (await logIn(exam, own))
  exam.person = own
  if (stranger.token) await exam.ask(loginCall, { account: stranger.account, password: 'wrong-one-1' }, 'visitor')
}
