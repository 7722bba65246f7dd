/** A broken standard, for the loser. */
export function BrokenStandard() {
  return (
    <svg className="broken" viewBox="-110 -110 220 220" aria-hidden="true">
      <path d="M-8 104L-8 20L-22 6L-4-2L-12-22L8-30L8 104Z" />
      <path transform="rotate(38 40 -40)" d="M-4-6L6-14L16-8L16-104L0-104Z" />
      <path
        transform="rotate(38 40 -40)"
        className="broken-cloth"
        d="M18-100H92L76-72L96-44H70L58-30L44-44H18Z"
      />
    </svg>
  );
}
