/** An error response; a resolver throws it. */
export function problem(
  status: number,
  message: string,
  errors?: Record<string, string>,
  headers?: Record<string, string>,
): Response {
  return Response.json(
    { status: 'error', message, ...(errors && { errors }) },
    { status, ...(headers && { headers }) },
  );
}

/** A 422 with a message for each invalid field. */
export function invalid(errors: Record<string, string>): Response {
  return problem(422, 'Please check the marked fields.', errors);
}
