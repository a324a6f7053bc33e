/** A private picture that the server keeps, as an address for img. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile, hasFeature } from 'shell/transport'

/** @param path as `upload` gave it; none: nothing is asked @returns undefined until it is here */
export function useStoredPicture(path: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['wallet', 'file', path],
    enabled: path !== undefined && hasFeature('private-files'),
    queryFn: () => fetchFile(path ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
