/** A text of the server's that may hold words of its people, which they wrote in one language. */
import { foreignTag } from '@shared/format/foreign'
import { LOCALES } from '@shared/format/languages'
import { useLocale } from '../use-locale.ts'

type Props = { text: string; own: { text: string; lang: string } | null | undefined }

/** @param own the part of the text that stands in its own language: it is marked, so that it is read and broken as such */
export function OwnWords({ text, own }: Props) {
  const { code } = LOCALES[useLocale()]
  const at = own ? text.lastIndexOf(own.text) : -1
  if (!own || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang={foreignTag(own.lang, code)}>{own.text}</span>
      {text.slice(at + own.text.length)}
    </>
  )
}
