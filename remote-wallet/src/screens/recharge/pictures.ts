/** Up to three pictures on their way to the server, each with its own fate. */
import { MOST_VOUCHERS } from '@shared/contract/limits'
import type { UploadState } from '@shared/ui/upload-tile'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, isAbort, upload } from 'shell/transport'
import { proofModel, type Sent } from './proof.model.ts'
import { useProofDraft } from './proof-draft.ts'

export const MOST = MOST_VOUCHERS
export type Picture = {
  key: string
  name: string
  /** Absent where it was sent before the page was loaded. */
  file?: File
  preview?: string
  state: UploadState
  path?: string
  stop?: AbortController
}
export type Pictures = ReturnType<typeof usePictures>

let keys = 0

const chosen = ({ name, preview }: Picture) => ({ name, preview })
const picked = (file: File): Picture => {
  const preview = URL.createObjectURL(file)
  const stop = new AbortController()
  const { name } = file
  return { key: `${++keys}`, name, file, preview, stop, state: { kind: 'compressing', name, preview } }
}
const restored = ({ name, path }: Sent): Picture => ({ key: path, name, path, state: { kind: 'done', name } })
const forget = ({ stop, preview }: Picture) => {
  stop?.abort()
  if (preview) URL.revokeObjectURL(preview)
}

/** Ends what is on its way and lets go of the previews as the page goes. */
function useCleaning(pictures: readonly Picture[]): void {
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  useEffect(
    () => () => {
      for (const picture of latest.current) forget(picture)
    },
    [],
  )
}

/** Those that are here, behind those that were sent before the page was loaded. */
const withSent = (here: readonly Picture[], sent: readonly Sent[]): Picture[] => [
  ...sent.filter(({ path }) => here.every(picture => picture.path !== path)).map(restored),
  ...here,
]

/** @param order its number, or "new" @returns its pictures, and what can be done with them */
export function usePictures(order: string) {
  const [{ sent }, keep] = useProofDraft(order, proofModel.blank)
  const [here, setHere] = useState<readonly Picture[]>([])
  useCleaning(here)
  const change = useCallback((key: string, next: Partial<Picture>) => {
    setHere(now => now.map(picture => (picture.key === key ? { ...picture, ...next } : picture)))
  }, [])
  const send = async (picture: Picture) => {
    const { key, name, file, stop } = picture
    if (!file || !stop) return
    const onProgress = (part: number) => change(key, { state: { ...chosen(picture), kind: 'uploading', part } })
    try {
      const reply = await upload(file, { biz: 'voucher', onProgress, signal: stop.signal, notice: 'screen' })
      if (reply.state !== 'ok') return
      const path = reply.value
      change(key, { state: { ...chosen(picture), kind: 'done' }, path })
      keep(now => ({ ...now, sent: [...now.sent, { name, path }] }))
    } catch (error: unknown) {
      if (isAbort(error)) return
      const { kind, text: reason } = failureOf(error)
      // what is refused is no picture to be shown
      change(key, {
        state: { ...(kind === 'refused' ? { name } : chosen(picture)), kind: 'failed', reason },
      })
    }
  }
  const add = (file: File) => {
    const picture = picked(file)
    setHere(now => [...now, picture])
    void send(picture)
  }
  const remove = (picture: Picture) => {
    forget(picture)
    setHere(now => now.filter(other => other.key !== picture.key))
    keep(now => ({ ...now, sent: now.sent.filter(({ path }) => path !== picture.path) }))
  }
  const retry = (picture: Picture) => {
    const again = { ...picture, stop: new AbortController() }
    change(picture.key, { stop: again.stop, state: { ...chosen(picture), kind: 'compressing' } })
    void send(again)
  }
  /** They were handed in. */
  const clear = () => keep(() => proofModel.blank)
  return { pictures: withSent(here, sent), sent, add, remove, retry, clear }
}

export const isUploading = ({ pictures }: Pick<Pictures, 'pictures'>): boolean =>
  pictures.some(({ state }) => state.kind === 'compressing' || state.kind === 'uploading')
