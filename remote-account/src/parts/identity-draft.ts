/** What was typed of an identity and not decided yet; kept in this tab, until it is verified. */
import { documentTypes } from '@shared/contract/codes'
import { type DocumentType, photoFields } from '@shared/contract/identity'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { draft, type UseDraft } from 'shell/form'
import { perUserAtom } from 'shell/session'
import * as v from 'valibot'

const written = v.object({
  documentType: v.picklist(Object.values(documentTypes)),
  country: v.string(),
  surname: v.string(),
  firstName: v.string(),
  birthday: v.string(),
  /** Kind and country of the document that was handed in last from this tab: of another one no photo is kept. */
  handedIn: v.string(),
})
type Written = v.InferOutput<typeof written>
export type Details = Written & { documentNumber: string }

export const blankDetails: Details = {
  documentType: documentTypes.idCard,
  country: '',
  surname: '',
  firstName: '',
  birthday: '',
  documentNumber: '',
  handedIn: '',
}

const useWritten = draft<Written>('account.identity.v1', written)
/** Whoever has it can pass for its owner elsewhere: it is in no storage, a browser may write that to the disk. */
const numberAtom = perUserAtom('account.identity.number', '')

const withoutNumber = ({ documentNumber: _, ...rest }: Details): Written => rest

export const useDetailsDraft: UseDraft<Details> = (id, blank) => {
  const [rest, keep] = useWritten(
    id,
    useMemo(() => withoutNumber(blank), [blank]),
  )
  const [documentNumber, setNumber] = useAtom(numberAtom)
  const change = useCallback(
    (next: (now: Details) => Details) => {
      keep(now => withoutNumber(next({ ...now, documentNumber: '' })))
      setNumber(now => next({ ...blank, documentNumber: now }).documentNumber)
    },
    [keep, setNumber, blank],
  )
  return [{ ...rest, documentNumber }, change]
}

const paths = v.partial(v.object(v.entriesFromList(photoFields, v.string())))
/** Paths of uploads by photo. */
export type SentPhotos = v.InferOutput<typeof paths>

const usePaths = draft<SentPhotos>('account.identity-photos.v1', paths)
export const noPhotos: SentPhotos = {}

/** Of each kind of document apart: the front of a licence is none of a card. */
export const useSentPhotos = (type: DocumentType) => usePaths(String(type), noPhotos)

export const DETAILS = 'basic'

/** Once it is verified nothing of it stays in the tab. */
export function useForgettingDetails(verified: boolean): void {
  const [, change] = useDetailsDraft(DETAILS, blankDetails)
  const forget = useEffectEvent(() => change(() => blankDetails))
  useEffect(() => {
    if (verified) forget()
  }, [verified])
}
