/** Logs in; where a code is still asked for, the same call goes once more with it. */
import { type Codes, logIn } from './login.api.ts'
import type { Entry } from './use-entry.ts'

export function useLogIn({ form, context, who, state, send, forget }: Entry) {
  const { password, code, googleCode } = form.form
  const enter = (codes: Codes) => logIn(who, password, codes).then(forget)
  /** @param whole the code, as its last digit comes */
  const submit = (whole?: string) => {
    if (!form.press({ ...context, codeWhole: whole !== undefined })) return
    const captcha = (whole ?? code) || undefined
    void send(() => enter(context.by === 'google' ? { googleCode: googleCode.trim() } : { captcha }))
  }
  /** The code of the form's own fields was wrong, or one is asked for beside them. */
  const need = state.phase === 'failed' && state.failure.need !== undefined ? state.failure : undefined
  return { submit, enter, need }
}
