/** Another phone or email: a code is sent there, then it is sent with the password and the authenticator's code. */
import { useLingui } from '@lingui/react/macro'
import { emailCaptchaCall, phoneCaptchaCall, type UserInfo, updateProfileCall } from '@shared/contract/calls/account'
import { useForgetting } from '@shared/ui/forgetting'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useForm, useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import { countryInfoAtom, refreshUser } from 'shell/session'
import { call } from 'shell/transport'
import { useWait } from '../../parts/use-wait.ts'
import {
  type Address,
  type AddressContext,
  addressFault,
  addressModel,
  addressOf,
  type Fault,
  type Kind,
  nameOf,
  type Typed,
} from './address.model.ts'

const bind = { scene: 'bind' } as const
const quiet = { notice: 'screen' } as const

/** @returns seconds until another one may be sent; undefined where it led to /login */
async function sendCode(address: Address): Promise<number | undefined> {
  const reply =
    'email' in address
      ? await call(emailCaptchaCall, { ...address, ...bind }, quiet)
      : await call(phoneCaptchaCall, { ...address, ...bind }, quiet)
  return reply.state === 'ok' ? reply.value.resendAfter : undefined
}

async function change({ code, password, googleCode }: Typed, address: Address): Promise<boolean> {
  const proof = { captcha: code, password, googleCode: googleCode.trim() || undefined }
  const reply = await call(updateProfileCall, { ...address, ...proof }, quiet)
  if (reply.state !== 'ok') return false
  await refreshUser()
  return true
}

function useWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    missing: t`Required`,
    'email-shape': t`Enter a valid email address`,
    'phone-shape': t`Enter a valid mobile number`,
    'code-shape': t`Enter the six-digit code`,
  }
}

/** @param done it is theirs now */
export function useAddress(user: UserInfo, kind: Kind, done: () => void) {
  const { t } = useLingui()
  const words = useWords()
  const context: AddressContext = {
    kind,
    phoneCode: useAtomValue(countryInfoAtom).phone_code,
    bound: user.googleBound ?? false,
  }
  const [sending, coding] = [useSend(), useSend()]
  const [codeAsked, askedForCode] = useState(false)
  const state = sending.state.phase === 'idle' ? coding.state : sending.state
  const begin = () => {
    sending.begin()
    coding.begin()
  }
  const form = useForm({ ...addressModel, early: codeAsked ? addressFault : () => ({}) }, context, {
    words: fault => words[fault],
    sending: { state, begin },
  })
  useForgetting(() => form.clear())
  const address = addressOf(form.form, context)
  const wait = useWait(nameOf(address))
  return {
    ...{ form, state, wait, busy: sending.busy, coding: coding.busy },
    /** Where codes go, once it is an address. */
    sentTo: addressFault(form.form, context).address ? '' : nameOf(address),
    askCode() {
      askedForCode(true)
      if (addressFault(form.form, context).address) return
      begin()
      void coding.send(async () => {
        const seconds = await sendCode(address)
        if (seconds !== undefined) wait.begin(seconds)
      })
    },
    submit() {
      if (!form.press()) return
      begin()
      void sending.send(async () => {
        if (!(await change(form.form, address))) return
        toast(kind === 'email' ? t`Email saved` : t`Mobile number saved`)
        done()
      })
    },
  }
}
