/**
 * What makes an icon of lucide's shapes: one svg. What lucide's own maker knows besides (colours, sizes and strokes by
 * property or context, a class for each name) no icon here is given: shared/ui/icon says all of it in its stylesheet.
 */
import { createElement, type ReactElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: object]

const svg = {
  xmlns: 'http://www.w3.org/2000/svg',
  ...{ width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
  ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
} as const

type Glyph = (props: SVGProps<SVGSVGElement>) => ReactElement

// biome-ignore lint/style/noDefaultExport: stands in the place of lucide's
export default ({ node }: { node: readonly Shape[] }): Glyph =>
  props =>
    createElement('svg', { ...svg, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
