/** Which text of the user agreement was opened from the form: its hash goes with the registration. */
import { helpByIdCall, settingCall } from '@shared/contract/calls/help'
import { useRef } from 'react'
import { call, hasFeature } from 'shell/transport'
import { quiet } from './login.api.ts'

/** Of the text of now; undefined where it is not known, or stands on another site. */
async function askHash(): Promise<string | undefined> {
  if (!hasFeature('accepted-texts')) return undefined
  const setting = await call(settingCall, { key: 'user-agreement' }, quiet)
  if (setting.state !== 'ok' || !setting.value) return undefined
  const article = await call(helpByIdCall, { id: setting.value }, quiet)
  return article.state === 'ok' ? (article.value.hash ?? undefined) : undefined
}

export function useReadAgreement() {
  const hash = useRef<Promise<string | undefined>>(undefined)
  return {
    /** The person opens the text: it is asked for at the same moment as by its page. */
    open(): void {
      hash.current = askHash().catch(() => undefined)
    },
    /** undefined where it was not opened here. */
    read: () => hash.current,
  }
}
