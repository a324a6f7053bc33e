/** A private picture that the server keeps, as an address for img. */
import { useEffect, useState } from 'react'
import { useJoint } from 'shell/query'
import { fetchFile, hasFeature } from 'shell/transport'

/** @param path as `upload` gave it; none: nothing is asked @returns undefined until it is here */
export function useStoredPicture(path: string | undefined): string | undefined {
  const enabled = path !== undefined && hasFeature('private-files')
  const kept = { enabled, fresh: Number.POSITIVE_INFINITY }
  const { data } = useJoint([], ['file', path], () => fetchFile(path ?? ''), kept)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
