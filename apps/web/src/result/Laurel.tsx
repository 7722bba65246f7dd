/** A wreath, open at the top. */
export function Laurel() {
  const leaves = Array.from({ length: 9 }, (_, index) => 25 + index * 17);
  return (
    <svg className="laurel" viewBox="-110 -110 220 220" aria-hidden="true">
      {leaves.flatMap((angle) =>
        [1, -1].map((hand) => (
          <path
            key={`${hand}-${angle}`}
            transform={`scale(${hand} 1) rotate(${angle}) translate(0 -88)`}
            d="M-24 6Q-6-22 22-12Q18 14-24 6Z"
          />
        )),
      )}
    </svg>
  );
}
