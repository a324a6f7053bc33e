/** The ink that the exchange keeps, as an address for img. */
import { useEffect, useState } from 'react'
import { useJoint } from 'shell/query'
import { fetchFile, hasFeature } from 'shell/transport'

export function useSignPicture(path: string | undefined): { url: string | undefined; failed: boolean } {
  const served = hasFeature('private-files')
  const kept = { enabled: path !== undefined && served, fresh: Number.POSITIVE_INFINITY }
  const { data, isError } = useJoint([], ['file', path], () => fetchFile(path ?? ''), kept)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url, failed: isError || !served }
}
