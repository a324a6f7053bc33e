/** One application: its steps, what is typed, its photos, and its way to the server. */
import { useLingui } from '@lingui/react/macro'
import { applyBasicCall, type IdentityOutcome, type UserInfo } from '@shared/contract/calls/account'
import type { PhotoField } from '@shared/contract/identity'
import * as to from '@shared/contract/to'
import { toServerTime } from '@shared/format/time'
import { plainTyped } from '@shared/format/typed'
import { useForgetting } from '@shared/ui/forgetting'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useForm } from 'shell/form'
import { serverNow } from 'shell/market-feed'
import { go, useLeaveGuard, usePlace } from 'shell/navigation'
import { useOrder } from 'shell/order'
import { refreshUser, useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { DETAILS, type Details, useDetailsDraft } from '../../parts/identity-draft.ts'
import {
  countryOfPhone,
  detailsModel,
  documentOf,
  earlierOf,
  type Fault,
  fieldOf,
  isBegun,
  nextPhoto,
  photoOf,
  type Step,
  stepOf,
  typeOf,
} from './identity.model.ts'
import { usePhotos } from './photos.ts'

const knownOf = (user: UserInfo | null): Partial<Details> => ({
  country: user?.country || countryOfPhone(navigator.languages),
  surname: user?.surname ?? '',
  firstName: user?.firstName ?? '',
  birthday: user?.birthday ?? '',
})

function useFaultWords(): Record<Fault, string> {
  const { t } = useLingui()
  return {
    missing: t`Required`,
    name: t`Write the name in letters, as on your document`,
    'no-day': t`Check your date of birth`,
    'under-age': t`You must be 18 or older`,
    number: t`Use 4 to 30 letters and digits`,
  }
}

export type Application = ReturnType<typeof useApplication>

/** @param before the one that was rejected, if there is one */
export function useApplication(before: IdentityOutcome | null) {
  const { user } = useSession()
  const { query, setQuery } = usePlace(to.identity)
  const words = useFaultWords()
  const model = useMemo(() => detailsModel(knownOf(user)), [user])
  const order = useOrder(applyBasicCall, { onDone: () => done(), onFailed: failure => lead(failure) })
  const context = { today: toServerTime(serverNow()).slice(0, 10) }
  const form = useForm(model, context, {
    words: fault => words[fault],
    sending: order,
    draft: [useDetailsDraft, DETAILS],
  })
  const details = { ...form.form, documentType: typeOf(query.type) ?? form.form.documentType }
  const photos = usePhotos(details.documentType, earlierOf(before, details))
  useForgetting(() => form.change({ documentNumber: '' }))
  useLeaveGuard(order.busy || photos.uploading || photos.unsent)

  /** @param push with an entry of its own: Back leads to the step before */
  const setStep = (step: Step, push = true) => enter({ step }, push)
  const enter = (place: { step: Step; photo?: PhotoField | undefined }, push: boolean) =>
    setQuery({ type: String(details.documentType), photo: undefined, ...place }, { push })
  /**
   * On to the camera for the next missing photo; to the list where one that was taken is not sent yet; else to the review.
   * @param taken the photo just taken: its camera's entry is replaced, so that Back leads to the details, not to a camera
   */
  const goOn = (taken?: PhotoField) => {
    const missing = photos.missing.filter(field => field !== taken)
    const photo = nextPhoto(
      photos.needed,
      missing.filter(field => !photos.canRetry(field)),
      taken,
    )
    enter({ step: missing.length > 0 ? 'photos' : 'review', photo }, taken === undefined)
  }
  function done(): void {
    form.clear({ ...details, documentNumber: '', handedIn: documentOf(details) })
    photos.clear()
    void refreshUser()
    go(to.identityResult({ kind: 'basic', back: query.back }), { replace: true })
  }
  function lead(failure: Failure): void {
    const photo = photoOf(failure)
    if (photo) photos.refuse(photo, failure.text)
    if (photo) setStep('photos')
    else if (fieldOf(failure)) setStep('details')
  }
  const submit = () => {
    if (!form.press() || photos.uploading || photos.missing.length > 0) return
    const { handedIn: _, ...told } = details
    void order.send({ ...told, ...photos.sent, documentNumber: plainTyped(told.documentNumber) })
  }
  const step = stepOf(query.step, {
    begun: before !== null || isBegun(form.form, knownOf(user)),
    details: form.ready,
    photos: photos.missing.length === 0,
  })
  // who is led back stays there: the step that was asked for does not open in the middle of a word
  const correct = useEffectEvent(() => step !== 'intro' && setStep(step, false))
  useEffect(() => {
    if (query.step !== undefined && query.step !== step) correct()
  }, [query.step, step])
  /** The phone's guess, where the profile knows no country. */
  const isGuessed = !user?.country && details.country !== '' && details.country === knownOf(user).country
  return { form, details, photos, order, step, setStep, goOn, setQuery, submit, isGuessed }
}
