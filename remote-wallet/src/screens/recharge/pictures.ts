/** Up to three pictures on their way to the server, each with its own fate. */
import type { UploadState } from '@shared/ui/upload-tile'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, isAbort, upload } from 'shell/transport'

export const MOST = 3
export type Picture = {
  key: number
  file: File
  preview: string
  state: UploadState
  path?: string
  stop: AbortController
}
export type Pictures = ReturnType<typeof usePictures>

let keys = 0

const chosen = ({ file, preview }: Picture) => ({ name: file.name, preview })
const picked = (file: File): Picture => {
  const preview = URL.createObjectURL(file)
  const stop = new AbortController()
  return { key: ++keys, file, preview, stop, state: { kind: 'compressing', name: file.name, preview } }
}

/** Ends what is on its way and lets go of the previews as the page goes. */
function useCleaning(pictures: readonly Picture[]): void {
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  useEffect(
    () => () => {
      for (const { stop, preview } of latest.current) {
        stop.abort()
        URL.revokeObjectURL(preview)
      }
    },
    [],
  )
}

/** @returns the pictures, and what can be done with them */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  useCleaning(pictures)
  const change = useCallback((key: number, next: Partial<Picture>) => {
    setPictures(now => now.map(picture => (picture.key === key ? { ...picture, ...next } : picture)))
  }, [])
  const send = async (picture: Picture) => {
    const { key, file, stop } = picture
    const onProgress = (part: number) => change(key, { state: { ...chosen(picture), kind: 'uploading', part } })
    try {
      const reply = await upload(file, { biz: 'voucher', onProgress, signal: stop.signal, notice: 'screen' })
      if (reply.state === 'ok') change(key, { state: { ...chosen(picture), kind: 'done' }, path: reply.value })
    } catch (error: unknown) {
      if (isAbort(error)) return
      const { kind, text: reason } = failureOf(error)
      // what is refused is no picture to be shown
      change(key, {
        state: { ...(kind === 'refused' ? { name: file.name } : chosen(picture)), kind: 'failed', reason },
      })
    }
  }
  const add = (file: File) => {
    const picture = picked(file)
    setPictures(now => [...now, picture])
    void send(picture)
  }
  const remove = ({ key, stop, preview }: Picture) => {
    stop.abort()
    URL.revokeObjectURL(preview)
    setPictures(now => now.filter(other => other.key !== key))
  }
  const retry = (picture: Picture) => {
    const again = { ...picture, stop: new AbortController() }
    change(picture.key, { stop: again.stop, state: { ...chosen(picture), kind: 'compressing' } })
    void send(again)
  }
  return { pictures, add, remove, retry }
}

export const pathsOf = (pictures: readonly Picture[]): string[] => pictures.flatMap(({ path }) => path ?? [])
export const isUploading = (pictures: readonly Picture[]): boolean =>
  pictures.some(({ state }) => state.kind === 'compressing' || state.kind === 'uploading')
