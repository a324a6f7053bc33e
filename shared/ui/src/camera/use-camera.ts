/** The phone's camera: asked for, on, and off as soon as nobody looks (docs/rules/account.md#photos). */
import { useCallback, useEffect, useRef, useState } from 'react'

/** explain: it was not asked for yet · off: the browser has none, or no secure page · lost: it ended by itself */
export type CameraState = 'explain' | 'starting' | 'live' | 'denied' | 'missing' | 'busy' | 'off' | 'lost'
export type Facing = 'environment' | 'user'

const states: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
}
const stateOf = (error: unknown): CameraState => (error instanceof Error && states[error.name]) || 'busy'

/** None where the page is not secure: then the phone's own camera app takes the picture. */
const devices = (): MediaDevices | undefined => navigator.mediaDevices

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const ask = (facing: Facing) =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
  })

/** Whether the browser would ask: who has answered it before needs no explanation. */
async function answered(): Promise<PermissionState> {
  const name = 'camera' as PermissionName // not in every browser's list
  const status = await navigator.permissions?.query({ name }).catch(() => null)
  return status?.state ?? 'prompt'
}

/** `stream` is what a `<video>` shows. */
export function useCamera(facing: Facing) {
  const [state, setState] = useState<CameraState>(() => (devices() ? 'explain' : 'off'))
  const [stream, setStream] = useState<MediaStream | null>(null)
  const stands = useRef(true)
  const start = useCallback(async () => {
    setState('starting')
    try {
      const next = await ask(facing)
      if (!stands.current || document.hidden) return stop(next) // whoever asked is gone
      setStream(next)
      setState('live')
    } catch (error: unknown) {
      setState(stateOf(error))
    }
  }, [facing])
  useFirstAnswer(stands, start, setState)
  useEnd(stream, setStream, setState)
  useReturn(state === 'live' || state === 'starting', start, setStream)
  return { state, stream, start: () => void start() }
}

type Set<T> = (value: T) => void

function useFirstAnswer(stands: { current: boolean }, start: () => Promise<void>, setState: Set<CameraState>): void {
  useEffect(() => {
    stands.current = true
    if (!devices()) return
    void answered().then(answer => {
      if (!stands.current || answer === 'prompt') return
      if (answer === 'granted') void start()
      else setState('denied')
    })
    return () => {
      stands.current = false
    }
  }, [stands, start, setState])
}

/** The light goes out with the page, and where the camera is pulled out the page says so. */
function useEnd(stream: MediaStream | null, setStream: Set<MediaStream | null>, setState: Set<CameraState>): void {
  useEffect(() => {
    const [track] = stream?.getVideoTracks() ?? []
    const lost = () => {
      setStream(null)
      setState('lost')
    }
    track?.addEventListener('ended', lost)
    return () => {
      track?.removeEventListener('ended', lost)
      stop(stream)
    }
  }, [stream, setStream, setState])
}

/** Out of sight it is off; back in sight it is on again. */
function useReturn(on: boolean, start: () => Promise<void>, setStream: Set<MediaStream | null>): void {
  useEffect(() => {
    if (!on) return
    const seen = () => (document.hidden ? setStream(null) : void start())
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [on, start, setStream])
}
