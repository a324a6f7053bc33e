/** The code that an address is sent, with its Send; the wait survives a reload. */
import { useLingui } from '@lingui/react/macro'
import { Field } from '@shared/ui/field'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Failure, failureOf } from 'shell/transport'
import { sendCode } from './login.api.ts'
import { canSend, type RegisterForm } from './login.model.ts'
import css from './login.module.css'
import { MailboxHint } from './mailbox-hint.tsx'

const KEY = 'login.resend-at'
const stored = () => Number(sessionStorage.getItem(KEY) ?? 0)

/** Seconds left until another code may be sent. */
function useWait(): [seconds: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(stored)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  const begin = (seconds: number) => {
    const end = Date.now() + seconds * 1000
    sessionStorage.setItem(KEY, String(end))
    setNow(Date.now())
    setUntil(end)
  }
  return [left, begin]
}

type Props = {
  form: RegisterForm
  value: string
  error: string | undefined
  onChange(value: string): void
  onFailure(failure: Failure): void
}

export function CodeField({ form, onFailure, ...field }: Props) {
  const { t } = useLingui()
  const [left, begin] = useWait()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      begin(await sendCode(form.email))
    } catch (error: unknown) {
      onFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }
  const off = sending || left > 0 || !canSend(form)
  return (
    <>
      <Field
        {...field}
        label={t`Verification code`}
        icon={ShieldCheck}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        suffix={
          <button type="button" className={css.link} disabled={off} onClick={() => void send()}>
            {left > 0 ? t`Resend in ${left} s` : t`Send code`}
          </button>
        }
      />
      <MailboxHint />
    </>
  )
}
