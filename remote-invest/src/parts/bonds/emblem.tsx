/** The emblem of a bond's issuer; without a picture, or where it does not load, a bank. Silent: the name is beside it. */
import { Icon } from '@shared/ui/icon'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { fileUrl } from 'shell/transport'
import css from './bonds.module.css'

export function Emblem({ images: [own] }: { images: readonly string[] }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={css.emblem} aria-hidden="true">
      {own === undefined || broken ? (
        <Icon of={Landmark} size={20} />
      ) : (
        <img src={fileUrl(own)} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
