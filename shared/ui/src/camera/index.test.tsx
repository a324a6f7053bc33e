/** The phone's camera: when it is asked for, and that its light goes out. The browser's part is played. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useCamera } from './index.tsx'

class Track extends EventTarget {
  stop = jest.fn()
}
let tracks: Track[]
let requested: MediaStreamConstraints[]
let refusal: string | null

/** @param permission what was answered before */
function play(permission: PermissionState | null): void {
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    requested.push(wanted)
    if (refusal) throw Object.assign(new Error('no'), { name: refusal })
    const track = new Track()
    tracks.push(track)
    return { getTracks: () => [track], getVideoTracks: () => [track] }
  }
  const query = async () => ({ state: permission })
  Object.assign(navigator, { mediaDevices: { getUserMedia }, permissions: permission ? { query } : undefined })
}
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  tracks = []
  requested = []
  refusal = null
})
afterEach(() => {
  cleanup()
  hide(false)
  Object.assign(navigator, { mediaDevices: undefined, permissions: undefined })
})

const open = () => renderHook(() => useCamera('environment')).result
const becomes = (camera: ReturnType<typeof open>, state: string) =>
  waitFor(() => expect(camera.current.state).toBe(state))

test('it explains first and asks at a press alone; without sound, by the camera at the back', async () => {
  play('prompt')
  const camera = open()
  await becomes(camera, 'explain')
  expect(requested).toEqual([])
  act(() => camera.current.start())
  await becomes(camera, 'live')
  expect(requested[0]).toMatchObject({ audio: false, video: { facingMode: 'environment' } })
})

test('who allowed it before sees the picture at once; who refused it is not asked again', async () => {
  play('granted')
  await becomes(open(), 'live')
  play('denied')
  await becomes(open(), 'denied')
  expect(requested).toHaveLength(1)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('%s: %s', async (name, state) => {
  play('prompt')
  refusal = name
  const camera = open()
  act(() => camera.current.start())
  await becomes(camera, state)
})

test('without a secure page there is none', () => {
  expect(open().current.state).toBe('off')
})

test('its light goes out with the page, also where the answer came after that', async () => {
  play('granted')
  const { result, unmount } = renderHook(() => useCamera('user'))
  await becomes(result, 'live')
  unmount()
  expect(tracks[0]?.stop).toHaveBeenCalled()
  const late = renderHook(() => useCamera('user'))
  await act(async () => {})
  late.unmount()
  await waitFor(() => expect(tracks.every(track => track.stop.mock.calls.length > 0)).toBe(true))
})

test('out of sight it is off, back in sight it is on again', async () => {
  play('granted')
  const camera = open()
  await becomes(camera, 'live')
  act(() => hide(true))
  await waitFor(() => expect(tracks[0]?.stop).toHaveBeenCalled())
  act(() => hide(false))
  await waitFor(() => expect(camera.current.stream?.getTracks()).toEqual([tracks[1]]))
})

test('where it is pulled out it says so, and can be started again', async () => {
  play('granted')
  const camera = open()
  await becomes(camera, 'live')
  act(() => void tracks[0]?.dispatchEvent(new Event('ended')))
  await becomes(camera, 'lost')
  act(() => camera.current.start())
  await becomes(camera, 'live')
})
