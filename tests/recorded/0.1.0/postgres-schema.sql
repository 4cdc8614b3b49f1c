CREATE TABLE public.entries (
    "table" text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    by text NOT NULL,
    kind text NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.migrations (
    version integer NOT NULL
);
CREATE TABLE public.reports (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    "table" text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.retirements (
    person text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    last bigint NOT NULL,
    code text NOT NULL COLLATE pg_catalog."C",
    phase text NOT NULL,
    public integer NOT NULL,
    keep integer NOT NULL,
    due bigint,
    changed bigint NOT NULL,
    summary text NOT NULL
);
CREATE TABLE public.tickets (
    ticket text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    until bigint NOT NULL
);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY ("table", seq);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_key UNIQUE ("table", id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.retirements
    ADD CONSTRAINT retirements_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (ticket);
CREATE INDEX public_tables ON public.tables USING btree (changed) WHERE (public = 1);
CREATE INDEX reports_by_time ON public.reports USING btree (at);
CREATE INDEX retirements_by_time ON public.retirements USING btree (at);
CREATE UNIQUE INDEX tables_by_code ON public.tables USING btree (code) WHERE (code <> ''::text);
CREATE INDEX tables_by_due ON public.tables USING btree (due, id) WHERE (due IS NOT NULL);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
