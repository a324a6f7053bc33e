/** A competition's picture; without one, or where it does not come, a cup on the plate. */
import { Icon } from '@shared/ui/icon'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { fileUrl } from 'shell/transport'
import css from './competitions.module.css'

export function Cover({ path }: { path: string | null | undefined }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={css.cover} data-theme="dark">
      {path && !broken ? (
        <img src={fileUrl(path)} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <Icon of={Trophy} size={40} />
      )}
    </span>
  )
}
