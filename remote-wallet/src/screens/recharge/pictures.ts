/** Up to three pictures on their way to the server, each with its own fate. */

import type { UploadState } from '@shared/ui/upload-tile'
import { useCallback, useState } from 'react'
import { failureOf, isAbort, upload } from 'shell/transport'

export const MOST = 3
export type Picture = { key: number; file: File; state: UploadState; path?: string; stop: AbortController }

let keys = 0

/** @returns the pictures, and what can be done with them */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const change = useCallback((key: number, next: Partial<Picture>) => {
    setPictures(now => now.map(picture => (picture.key === key ? { ...picture, ...next } : picture)))
  }, [])
  const send = useCallback(
    async (picture: Picture) => {
      const { key, file, stop } = picture
      const chosen = { name: file.name, preview: URL.createObjectURL(file) }
      change(key, { state: { ...chosen, kind: 'compressing' } })
      const onProgress = (part: number) => change(key, { state: { ...chosen, kind: 'uploading', part } })
      try {
        const reply = await upload(file, { biz: 'voucher', onProgress, signal: stop.signal, notice: 'screen' })
        if (reply.state === 'ok') change(key, { state: { ...chosen, kind: 'done' }, path: reply.value })
      } catch (error: unknown) {
        if (!isAbort(error)) change(key, { state: { ...chosen, kind: 'failed', reason: failureOf(error).text } })
      }
    },
    [change],
  )
  const add = (file: File) => {
    const picture: Picture = {
      key: ++keys,
      file,
      state: { kind: 'compressing', name: file.name },
      stop: new AbortController(),
    }
    setPictures(now => [...now, picture])
    void send(picture)
  }
  const remove = (picture: Picture) => {
    picture.stop.abort()
    setPictures(now => now.filter(other => other.key !== picture.key))
  }
  const retry = (picture: Picture) => void send({ ...picture, stop: new AbortController() })
  return { pictures, add, remove, retry }
}

export const pathsOf = (pictures: readonly Picture[]): string[] => pictures.flatMap(({ path }) => path ?? [])
export const isUploading = (pictures: readonly Picture[]): boolean =>
  pictures.some(({ state }) => state.kind === 'compressing' || state.kind === 'uploading')
