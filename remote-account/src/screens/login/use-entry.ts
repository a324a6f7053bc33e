/** What logging in, registering and a forgotten password share: one form, and the codes that an address is sent. */
import * as to from '@shared/contract/to'
import { useForgetting } from '@shared/ui/forgetting'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type Form, useForm, useSend } from 'shell/form'
import { go, useInviteCode, usePlace } from 'shell/navigation'
import { countryInfoAtom, useSession } from 'shell/session'
import { type Failure, hasFeature } from 'shell/transport'
import { useWait } from '../../parts/use-wait.ts'
import { scenes, sendCode } from './login.api.ts'
import { entryModel, type Field, type LoginContext, type Typed, whoFaults, withoutSecrets } from './login.model.ts'
import { forgetNames, keepNames, keptNames } from './typed-names.ts'
import { useLock } from './use-lock.ts'
import { useNameCheck } from './use-name-check.ts'
import { type By, type Mode, type Way, wayOf } from './way.ts'
import { nameOf, whoOf } from './who.ts'
import { useFaultWords } from './words.ts'

export type TypedForm = Form<Typed, Field, LoginContext>

/** What the form asks for from now on. */
const noCodes = { codeAsked: false, googleAsked: false }

export const canReset = (): boolean => hasFeature('reset-password')

function useWay(): Way & { setBy(by: By): void } {
  const { query, setQuery } = usePlace(to.login)
  const modes: Mode[] = canReset() ? ['in', 'register', 'forgot'] : ['in', 'register']
  return { ...wayOf(query, modes), setBy: by => setQuery({ by }) }
}

/** What the form begins with; what was typed of it is kept until somebody is in. */
function useFirst(): Partial<Typed> {
  const invited = useInviteCode()
  const [kept] = useState(keptNames)
  return { ...kept, invitation: kept?.invitation || invited }
}

function useKeeping({ account, phone, email, invitation }: Typed): void {
  const { signedIn } = useSession()
  useEffect(() => {
    if (signedIn) forgetNames()
    else keepNames({ account, phone, email, invitation })
  }, [signedIn, account, phone, email, invitation])
}

export type Entry = ReturnType<typeof useEntry>

export function useEntry() {
  const { setBy, ...way } = useWay()
  const { phone_code: phoneCode } = useAtomValue(countryInfoAtom)
  const [asked, setAsked] = useState(noCodes)
  const [aside, putAside] = useState<Failure>()
  const sending = useSend(failure => {
    lock.hear(failure)
    if (failure.need === 'google-code') setAsked(now => ({ ...now, googleAsked: true }))
  })
  const coding = useSend(failure => lock.hear(failure))
  const state = sending.state.phase === 'idle' ? coding.state : sending.state
  const begin = () => {
    sending.begin()
    coding.begin()
  }
  const words = useFaultWords()
  const { free, check } = useNameCheck()
  const context: LoginContext = { ...way, phoneCode, ...asked, free }
  const form: TypedForm = useForm(entryModel, context, {
    words: fault => words[fault],
    sending: { state, begin },
    from: useFirst(),
  })
  useKeeping(form.form)
  const who = whoOf(form.form, way.by, phoneCode)
  const lock = useLock(nameOf(who))
  const wait = useWait(nameOf(who), scenes[way.mode])
  /** Resets the state for another form; values that both forms have stay. */
  const anew = (kept: Partial<Typed>) => {
    begin()
    setAsked(noCodes)
    form.clear(kept)
  }
  const forget = () => anew(withoutSecrets(form.form))
  useForgetting(forget)
  return {
    ...{ way, context, form, who, state, wait, forget, asked },
    /** Asks whether the typed name has an account. */
    checkName: () => void check(form.form.account),
    /** The demand for a code whose sheet was closed. */
    ...{ aside, putAside },
    ...{ busy: sending.busy, send: sending.send, coding: coding.busy, lockedUntil: lock.until },
    /** By another of the ways of this form: a code was for the address before. */
    choose(by: By): void {
      anew({ ...form.form, code: '', googleCode: '' })
      setBy(by)
    },
    /** To another form. @param typed what else stands in it */
    turn(mode: Mode, by: By, typed: Partial<Typed> = {}): void {
      anew({ ...withoutSecrets(form.form), ...typed })
      go(to.login({ mode: mode === 'in' ? undefined : mode, by }), { replace: true })
    },
    /** Sends a code to the address, where it is one. */
    askCode(): void {
      setAsked(now => ({ ...now, codeAsked: true }))
      if ('account' in who || Object.keys(whoFaults(form.form, context)).length > 0) return
      begin()
      void coding.send(async () => wait.begin(await sendCode(who, way.mode)))
    },
  }
}
