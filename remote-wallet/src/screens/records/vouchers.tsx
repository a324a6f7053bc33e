/** The pictures that were sent as proof: private files, fetched with the token. */
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile, hasFeature } from 'shell/transport'
import css from './records.module.css'

function usePicture(path: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['wallet', 'file', path],
    queryFn: () => fetchFile(path),
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

function Picture({ path, label }: { path: string; label: string }) {
  const url = usePicture(path)
  return url ? <img className={css.picture} src={url} alt={label} /> : null
}

export function Vouchers({ paths }: { paths: readonly string[] }) {
  const { t } = useLingui()
  if (paths.length === 0 || !hasFeature('private-files')) return null
  return (
    <div className={css.pictures}>
      {paths.map((path, index) => (
        <Picture key={path} path={path} label={t`Proof of payment ${index + 1}`} />
      ))}
    </div>
  )
}
