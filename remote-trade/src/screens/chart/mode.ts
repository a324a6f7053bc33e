/** What fingers do on the chart beside looking: nothing; drag lines; draw; choose the price of an alert. */
export type Mode = 'edit' | 'draw' | 'alert' | null

export type ModeProps = {
  mode: Mode
  onMode(mode: Mode): void
}
