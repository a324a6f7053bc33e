/** What its operator wrote about it; it comes after the first paint. */
import { RichText } from 'shell/rich-text'

export const Intro = ({ html }: { html: string }) => <RichText html={html} />
