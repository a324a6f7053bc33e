/** The pictures that were sent as proof: private files, fetched with the token. */
import { useLingui } from '@lingui/react/macro'
import { hasFeature } from 'shell/transport'
import { useStoredPicture } from '../../parts/stored-picture.ts'
import css from './records.module.css'

function Picture({ path, label }: { path: string; label: string }) {
  const url = useStoredPicture(path)
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
