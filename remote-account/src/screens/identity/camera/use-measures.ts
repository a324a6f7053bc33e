/** Looks at what the camera sees, twice a second. */
import { type RefObject, useEffect, useState } from 'react'
import { coverOf, type Measures, type Part } from './measure.ts'
import { measureOf } from './read-photo.ts'

const PERIOD = 500

/** What of the camera's picture stands in its frame. */
export function seenPart(video: HTMLVideoElement): Part {
  const { videoWidth: width, videoHeight: height, clientWidth, clientHeight } = video
  return coverOf({ width, height }, clientWidth / Math.max(1, clientHeight))
}

const hasPicture = (video: HTMLVideoElement) =>
  video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0

/** @returns null until there is a picture */
export function useMeasures(video: RefObject<HTMLVideoElement | null>): Measures | null {
  const [measures, setMeasures] = useState<Measures | null>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      if (video.current && hasPicture(video.current)) setMeasures(measureOf(video.current, seenPart(video.current)))
    }, PERIOD)
    return () => clearInterval(timer)
  }, [video])
  return measures
}
