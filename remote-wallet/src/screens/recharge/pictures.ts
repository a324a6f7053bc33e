/** Up to three pictures on their way to the server, each with its own fate. */
import type { UploadState } from '@shared/ui/upload-tile'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, isAbort, upload } from 'shell/transport'
import type { Sent } from './proof-draft.ts'

export const MOST = 3
export type Picture = {
  key: number
  name: string
  /** Absent where it was sent before the page was loaded. */
  file?: File
  preview?: string
  state: UploadState
  path?: string
  stop: AbortController
}
export type Pictures = ReturnType<typeof usePictures>

let keys = 0

const chosen = ({ name, preview }: Picture) => ({ name, preview })
const picked = (file: File): Picture => {
  const preview = URL.createObjectURL(file)
  const stop = new AbortController()
  const { name } = file
  return { key: ++keys, name, file, preview, stop, state: { kind: 'compressing', name, preview } }
}
const restored = ({ name, path }: Sent): Picture => {
  const stop = new AbortController()
  return { key: ++keys, name, path, stop, state: { kind: 'done', name } }
}
const forget = ({ stop, preview }: Picture) => {
  stop.abort()
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

/** @param before those that were sent before the page was loaded @returns the pictures, and what can be done with them */
export function usePictures(before: readonly Sent[]) {
  const [pictures, setPictures] = useState<readonly Picture[]>(() => before.map(restored))
  useCleaning(pictures)
  const change = useCallback((key: number, next: Partial<Picture>) => {
    setPictures(now => now.map(picture => (picture.key === key ? { ...picture, ...next } : picture)))
  }, [])
  const send = async (picture: Picture) => {
    const { key, name, file, stop } = picture
    if (!file) return
    const onProgress = (part: number) => change(key, { state: { ...chosen(picture), kind: 'uploading', part } })
    try {
      const reply = await upload(file, { biz: 'voucher', onProgress, signal: stop.signal, notice: 'screen' })
      if (reply.state === 'ok') change(key, { state: { ...chosen(picture), kind: 'done' }, path: reply.value })
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
    setPictures(now => [...now, picture])
    void send(picture)
  }
  const remove = (picture: Picture) => {
    forget(picture)
    setPictures(now => now.filter(other => other.key !== picture.key))
  }
  const retry = (picture: Picture) => {
    const again = { ...picture, stop: new AbortController() }
    change(picture.key, { stop: again.stop, state: { ...chosen(picture), kind: 'compressing' } })
    void send(again)
  }
  return { pictures, add, remove, retry }
}

export const sentOf = (pictures: readonly Picture[]): Sent[] =>
  pictures.flatMap(({ name, path }) => (path ? { name, path } : []))
export const pathsOf = (pictures: readonly Picture[]): string[] => sentOf(pictures).map(({ path }) => path)
export const isUploading = (pictures: readonly Picture[]): boolean =>
  pictures.some(({ state }) => state.kind === 'compressing' || state.kind === 'uploading')
