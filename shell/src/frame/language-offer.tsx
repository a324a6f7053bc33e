/**
 * A phone in another of the eight languages is offered it once, in its own words; nothing switches by itself. It is there with
 * the first picture or not at all: what came later would push the page away under the finger.
 */
import { useLingui } from '@lingui/react/macro'
import { LOCALES } from '@shared/format/languages'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { X } from 'lucide-react'
import { useState } from 'react'
import { setLanguage, useLanguage } from '../surface/i18n/language.ts'
import { type Choice, chosen } from '../surface/i18n/languages.ts'
import { closeLanguageOffer, languageOffer, offerSentences } from '../surface/i18n/offer.ts'
import { toast } from '../surface/overlay/toast.ts'
import css from './bar.module.css'

export function LanguageOffer() {
  useLanguage() // one that is chosen elsewhere, or suggested by a link, leaves nothing to offer
  const [offer, setOffer] = useState(languageOffer)
  if (!offer || !languageOffer()) return null
  const close = () => {
    closeLanguageOffer()
    setOffer(null)
  }
  return <Offer of={offer} close={close} />
}

function Offer({ of: { code, script }, close }: { of: Choice; close: () => void }) {
  const { t } = useLingui()
  const { bcp47 } = chosen(code, script ?? 'hans')
  const take = () =>
    setLanguage(code, script).then(close, () => toast(t`Couldn't load the language. Try again.`, 'error'))
  return (
    <div role="status" className={css.bar} data-look="brand">
      <span lang={bcp47}>{offerSentences[bcp47]}</span>
      <Button small look="tonal" lang={bcp47} onClick={() => void take()}>
        {LOCALES[bcp47].name}
      </Button>
      <IconButton icon={X} label={t({ message: 'Close', context: 'window' })} onClick={close} />
    </div>
  )
}
