type Props = { size?: number; plain?: boolean | undefined; label?: string | undefined };

/** The logo: four drawers whose gaps form a cross. `plain` has no tile, for a green background; size in px. */
export function Logo({ size = 36, plain, label }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {!plain && <rect width="32" height="32" rx="8" fill="var(--brand)" />}
      <g fill="var(--on-brand)">
        <path d="M6 8q0-2 2-2h5.3q1.2 0 1.2 1.2v7.3H6zM17.5 6H24q2 0 2 2v6.5h-8.5zM6 17.5h8.5V26H8q-2 0-2-2z" />
        <path d="M17.5 17.5H26V24q0 2-2 2h-6.5z" opacity=".62" />
      </g>
      <path
        d="M8.8 10.3h3M20.2 10.3h3M8.8 21.8h3M20.2 21.8h3"
        stroke="var(--brand)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
