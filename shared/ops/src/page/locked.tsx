import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { useState } from 'react'
import css from './ops.module.css'

export interface LockedProps {
  /** A key was given, and it is not the one. */
  wrong: boolean
  onKey: (key: string) => void
}

/** Asks for the operator key. */
export function Locked({ wrong, onKey }: LockedProps) {
  const { t } = useLingui()
  const [key, setKey] = useState('')
  return (
    <form
      className={css.locked}
      onSubmit={event => {
        event.preventDefault()
        onKey(key.trim())
      }}
    >
      <h1 className="title-2">
        <Trans>Operators only</Trans>
      </h1>
      <p>
        <Trans>Open the link that “pnpm release ops” printed, or give the key in ops.key.</Trans>
      </p>
      <Field
        type="password"
        label={t`Operator key`}
        value={key}
        onChange={setKey}
        autoComplete="off"
        error={wrong ? t`That key is wrong.` : undefined}
      />
      <Button type="submit" look="primary" wide disabled={key.trim() === ''}>
        <Trans context="operators">Open</Trans>
      </Button>
    </form>
  )
}
