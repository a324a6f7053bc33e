/** The photos of one document on their way to the server, each with its own fate. */
import { type DocumentType, type PhotoField, photosOf } from '@shared/contract/identity'
import type { UploadState } from '@shared/ui/upload-tile'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOfflineReason } from 'shell/screen'
import { failureOf, isAbort, upload } from 'shell/transport'
import { noPhotos, useSentPhotos } from '../../parts/identity-draft.ts'
import { usePhotoNames } from '../../parts/identity-words.ts'
import type { Earlier } from './identity.model.ts'

/** One that this page holds. */
type Photo = {
  state: UploadState
  /** Absent where the server refused one that an earlier page sent. */
  file?: File | undefined
  preview?: string | undefined
  stop?: AbortController
}
type Here = Readonly<Partial<Record<PhotoField, Photo>>>
const forget = ({ stop, preview }: Photo) => {
  stop?.abort()
  if (preview) URL.revokeObjectURL(preview)
}

/** Ends what is on its way and lets go of the pictures as the page goes. */
function useCleaning(here: Here): void {
  const latest = useRef(here)
  useEffect(() => {
    latest.current = here
  })
  useEffect(
    () => () => {
      for (const photo of Object.values(latest.current)) forget(photo)
    },
    [],
  )
}

/** Sends what failed once more when the connection is back. */
function useResending(resend: () => void): void {
  const isOffline = useOfflineReason() !== undefined
  const again = useEffectEvent(resend)
  useEffect(() => {
    if (!isOffline) again()
  }, [isOffline])
}

const onItsWay = ({ kind }: UploadState) => kind === 'compressing' || kind === 'uploading'

/** @param earlier of what was handed in before */
export function usePhotos(type: DocumentType, earlier: Earlier) {
  const names = usePhotoNames()
  const [sent, keep] = useSentPhotos(type)
  const [here, setHere] = useState<Here>({})
  useCleaning(here)
  /** What became of one that was replaced meanwhile is nobody's news. */
  const change = useCallback((field: PhotoField, { stop }: Photo, next: Partial<Photo>) => {
    setHere(now => (now[field]?.stop === stop ? { ...now, [field]: { ...now[field], ...next } } : now))
  }, [])
  const keepPath = (field: PhotoField, path: string | undefined) => keep(now => ({ ...now, [field]: path }))

  async function send(field: PhotoField, photo: Photo & { file: File; stop: AbortController }): Promise<void> {
    const chosen = { name: names[field], preview: photo.preview }
    const onProgress = (part: number) => change(field, photo, { state: { ...chosen, kind: 'uploading', part } })
    try {
      const { signal } = photo.stop
      const reply = await upload(photo.file, { biz: 'kyc', onProgress, signal, notice: 'screen' })
      if (reply.state !== 'ok') return
      change(field, photo, { state: { ...chosen, kind: 'done' } })
      keepPath(field, reply.value)
    } catch (error: unknown) {
      if (isAbort(error)) return
      change(field, photo, failed(chosen, error))
    }
  }
  /** @param preview an object URL; it is let go of with the photo */
  const add = (field: PhotoField, file: File, preview?: string) => {
    const old = here[field]
    if (old) forget(old)
    const state: UploadState = { kind: 'compressing', name: names[field], preview }
    const photo = { file, preview, state, stop: new AbortController() }
    setHere(now => ({ ...now, [field]: photo }))
    keepPath(field, undefined)
    void send(field, photo)
  }
  const remove = (field: PhotoField) => {
    const old = here[field]
    if (old) forget(old)
    setHere(({ [field]: _, ...rest }) => rest)
    keepPath(field, undefined)
  }
  /** The same once more: its picture goes on to be shown. */
  const retry = (field: PhotoField) => {
    const { file, preview } = here[field] ?? {}
    if (!file) return
    const photo = { file, preview, stop: new AbortController() }
    const state: UploadState = { kind: 'compressing', name: names[field], preview }
    setHere(now => ({ ...now, [field]: { ...photo, state } }))
    void send(field, { ...photo, state })
  }
  /** The server does not take it: another one is needed, of a kept one too. */
  const refuse = (field: PhotoField, reason: string) => {
    keepPath(field, undefined)
    setHere(now => ({ ...now, [field]: { state: { kind: 'failed', name: names[field], reason } } }))
  }
  const needed = photosOf(type)
  const canRetry = (field: PhotoField) => here[field]?.state.kind === 'failed' && here[field].file !== undefined
  useResending(() => {
    for (const field of needed.filter(canRetry)) retry(field)
  })
  const stateOf = (field: PhotoField) => here[field]?.state ?? stored(names[field], field, sent[field], earlier)
  return {
    needed,
    names,
    sent,
    stateOf,
    canRetry,
    uploading: needed.some(field => onItsWay(stateOf(field))),
    /** Taken, but only this page has it. */
    unsent: needed.some(canRetry),
    missing: needed.filter(field => !isComing(stateOf(field))),
    ...{ add, remove, retry, refuse },
    /** They were handed in. */
    clear: () => keep(() => noPhotos),
  }
}

const isComing = (state: UploadState) => onItsWay(state) || state.kind === 'done' || state.kind === 'kept'

function stored(name: string, field: PhotoField, path: string | undefined, earlier: Earlier): UploadState {
  if (path) return { kind: 'done', name }
  const reason = earlier.rejected[field]
  if (reason !== undefined) return { kind: 'rejected', name, reason }
  return earlier.kept.includes(field) ? { kind: 'kept', name } : { kind: 'empty' }
}

/** What is refused is no picture to be shown, and would be refused again. */
function failed(chosen: { name: string; preview: string | undefined }, error: unknown): Partial<Photo> {
  const { text: reason, refusal } = failureOf(error)
  const hopeless = refusal === 'not-an-image' || refusal === 'image-too-large'
  if (!hopeless) return { state: { ...chosen, kind: 'failed', reason } }
  return { state: { name: chosen.name, kind: 'failed', reason }, file: undefined }
}
