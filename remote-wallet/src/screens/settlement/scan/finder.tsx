/** The camera's picture, looked through until a code is found. */
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { readCode } from './read-code.ts'
import css from './scan.module.css'

/** Milliseconds between two looks: what is held still is found at once all the same. */
const EVERY = 150

/** One look after the other, so that a slow phone is not asked for more than it can do. */
function useLooking(video: RefObject<HTMLVideoElement | null>, found: (text: string) => void): void {
  const tell = useEffectEvent(found)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let stands = true
    const look = async () => {
      const { current: of } = video
      const text = of ? await readCode({ of, width: of.videoWidth, height: of.videoHeight }).catch(() => undefined) : ''
      if (!stands) return
      if (text) tell(text)
      else timer = setTimeout(() => void look(), EVERY)
    }
    void look()
    return () => {
      stands = false
      clearTimeout(timer)
    }
  }, [video])
}

export function Finder({ stream, onText }: { stream: MediaStream | null; onText(text: string): void }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  useLooking(video, onText)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream // it plays by itself: autoplay, and no sound
  }, [stream])
  return (
    <div className={css.frame}>
      <video ref={video} className={css.video} aria-label={t`Camera`} autoPlay playsInline muted />
      <i className={css.corners} />
      <p className={css.say} role="status">
        {stream ? t`Point the camera at the QR code` : t`Starting the camera…`}
      </p>
    </div>
  )
}
