/** Line icons from their paths; decoration only: what one stands for is said by its button. */
export const lineIcons = <Paths extends Readonly<Record<string, string>>>(paths: Paths) =>
  function Icon({ name }: { readonly name: keyof Paths & string }) {
    return (
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[name]} />
      </svg>
    )
  }
