/** The light of a camera that has one. */
import { useState } from 'react'

/** Not in every browser's types, nor in every phone. */
type Lit = { torch?: boolean }

export function useTorch(stream: MediaStream | null) {
  const [on, setOn] = useState(false)
  const [track] = stream?.getVideoTracks() ?? []
  const capabilities = track?.getCapabilities?.() as Lit | undefined
  const turn = async () => {
    const advanced = [{ torch: !on } as MediaTrackConstraintSet]
    await track?.applyConstraints({ advanced }).then(
      () => setOn(!on),
      () => {}, // it stays as it is, and its button says so
    )
  }
  return { has: capabilities?.torch === true, on, turn: () => void turn() }
}
